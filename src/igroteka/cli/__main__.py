"""`python -m igroteka.cli`, the same as `igroteka`."""

import sys

from igroteka.cli import main

sys.exit(main())
