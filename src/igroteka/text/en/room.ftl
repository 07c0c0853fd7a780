### The game room: its command, and why it refuses.

cli-serve = open the game room for browsers and bots
cli-host = the address to listen on
cli-port = the port to listen on
cli-store = where matches are kept: a file, or postgresql://…
cli-serve-workers = how many processes serve tables; more than one need PostgreSQL
cli-config = a TOML file with settings
cli-serving = The game room is open at { $url } (stop it with Ctrl-C)
cli-commitment = The shuffle is the one promised before the first card: { $commitment }
cli-nonces = { $count ->
    [0] No player added to the shuffle: the server alone chose it.
    [one] One player added to the shuffle, so the server did not choose it.
   *[other] { $count } players added to the shuffle, so the server did not choose it.
}

error-bad-body = The request cannot be read: { $reason }.
error-bad-clock = This table has no such time control.
error-bad-config = The configuration cannot be used: { $reason }.
error-bad-host = This room does not answer under this name. Whoever runs it can add it to the setting hosts.
error-bad-message = The message cannot be understood.
error-bad-name = A name needs at least one letter.
error-bad-number = “{ $value }” is not a number from 0 to { $most }.
error-bad-origin = Pages of other sites may not ask this room.
error-bad-store = “{ $store }” is no place to keep matches; give a file or postgresql://…
error-body-too-large = The request is too large.
error-hello-first = A connection begins with hello.
error-no-draw = A draw cannot be offered now.
error-no-hint = There is no hint this time.
error-no-offer = There is no such offer.
error-no-postgres = For PostgreSQL install igroteka[postgres].
error-no-secret = This browser cannot prove it is you. Open the table by your own link again.
error-no-such-page = There is no such page.
error-no-such-table = There is no such table.
error-no-way-back = You can no longer take this seat back.
error-nonce-given = You have added to the shuffle already.
error-not-abandoned = A bot can take only the seat of somebody who has been gone for a while.
error-not-asked = It is not your decision right now.
error-not-host = Only whoever opened the table may do this.
error-not-over = The game is not over yet.
error-no-lesson = This game has no guided match.
error-not-in-lesson = The lesson waits for something else right now.
error-not-seated = You have no seat at this table.
error-not-stalling = Nobody keeps this table waiting so long.
error-nothing-said = The message is empty.
error-nothing-to-undo = You have no move to take back.
error-offer-open = Another offer waits for an answer.
error-one-seat-each = You can take one seat only.
error-paused = Somebody is gone: the game goes on when everybody is here, or when a bot plays for them.
error-rematch-agreed = The next game is agreed already.
error-room-failed = Something went wrong on the server; the game has not changed. Try again.
error-room-full = The room is full; try again later.
error-seat-taken = This seat is taken.
error-seats-open = There are open seats: wait for people or add bots.
error-stale = The table has changed meanwhile; look again.
error-stand-in-plays = A bot plays for somebody who cannot agree to this now.
error-stood-in = A bot plays for you; take your seat back first.
error-store-away = The room cannot write anything down right now, so it takes nothing. Your request was not done; try again in a moment.
error-store-refused = Matches cannot be kept in { $store }: { $reason }.
error-table-needs-version = This table was begun with version { $version } of the rules ({ $game }) and cannot go on with this one. Nothing of it is lost: it opens again where that version runs.
error-table-set-aside = This table cannot be opened and was set aside. Nothing of it is lost; the other tables go on. Tell whoever runs the room.
error-table-open = The game has not begun.
error-table-over = The game is over.
error-table-playing = The game has begun already.
error-too-many-hints = Enough hints for now; think for yourself a little.
error-too-many-messages = Too many messages; slow down.
error-too-many-requests = Too many requests; slow down.
error-unknown-emote = There is no gesture “{ $emote }”.
error-wrong-commitment = The match in { $path } was not dealt from the promised seed.
error-workers-need-postgres = Several processes ({ $workers }) can share tables only in PostgreSQL: give --store postgresql://…, or one process.
