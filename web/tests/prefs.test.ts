import { describe, expect, test, vi } from "vitest";
import { saveSecret, secret } from "../src/lib/prefs.svelte";

const blocked = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

describe("who this person is", () => {
  test("where storage is blocked, one identity serves all requests of the page", () => {
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    const first = secret();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(secret()).toBe(first);
    expect(secret(1)).toBe(secret(1));
    expect(secret(1)).not.toBe(first);
    saveSecret("another-identity-from-another-device");
    expect(secret()).toBe("another-identity-from-another-device");
  });

  test("what another tab has kept counts", () => {
    const kept = new Map([["igroteka.secret", "kept-by-another-tab"]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(secret()).toBe("kept-by-another-tab");
  });
});
