type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage for a value that has not been sent yet. */
export interface FormStorage<T> {
  /** Undefined if there is none, or if it does not match the schema. */
  read(): T | undefined;
  save(value: T): void;
  remove(): void;
}

/**
 * Creates storage for what was typed, which survives reloads. If the browser refuses storage, it lasts until the page is left.
 *
 * @param storage called at each use, since access to the storage may be refused.
 * @param parse returns undefined if the stored value does not match: another version of the site may have written it.
 */
export function createFormStorage<T>(
  storage: () => WebStorage,
  key: string,
  parse: (value: unknown) => T | undefined,
): FormStorage<T> {
  let unsaved: string | undefined;

  function stored(): string | undefined {
    return attempt(() => storage().getItem(key) ?? undefined);
  }

  return {
    read() {
      const text = unsaved ?? stored();
      return text === undefined ? undefined : parse(attempt((): unknown => JSON.parse(text)));
    },
    save(value) {
      const text = JSON.stringify(value);
      attempt(() => storage().setItem(key, text));
      unsaved = stored() === text ? undefined : text;
    },
    remove() {
      unsaved = undefined;
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
