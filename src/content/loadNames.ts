import type { Kind, KindNames } from './kind.ts';

export interface Named {
  kind: Kind;
  names: KindNames;
}

/** Loads the names of kinds in GROQ. Kinds without names are left out. */
export async function loadNames(kinds: readonly Kind[]): Promise<Named[]> {
  const named = kinds.map(async (kind) =>
    kind.loadNames ? [{ kind, names: (await kind.loadNames()).NAMES }] : [],
  );
  return (await Promise.all(named)).flat();
}
