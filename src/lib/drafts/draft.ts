type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One thing that a visitor has not sent yet. */
export interface Draft<T> {
  /** Undefined: there is none, or not one that fits. */
  read(): T | undefined;
  keep(value: T): void;
  forget(): void;
}

/**
 * Keeps what a visitor works on across reloads. Where the browser refuses to store anything it is kept as long as the
 * page lives.
 *
 * @param storage called at each use, since reaching for the storage may itself be refused.
 * @param parse what was kept, or undefined where it does not fit: another version of the page may have kept it.
 */
export function createDraft<T>(
  storage: () => DraftStorage,
  key: string,
  parse: (value: unknown) => T | undefined,
): Draft<T> {
  let unstored: string | undefined;

  function stored(): string | undefined {
    return attempt(() => storage().getItem(key) ?? undefined);
  }

  return {
    read() {
      const text = unstored ?? stored();
      return text === undefined ? undefined : parse(attempt((): unknown => JSON.parse(text)));
    },
    keep(value) {
      const text = JSON.stringify(value);
      attempt(() => storage().setItem(key, text));
      unstored = stored() === text ? undefined : text;
    },
    forget() {
      unstored = undefined;
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
