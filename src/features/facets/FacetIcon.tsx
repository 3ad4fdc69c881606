import { facetIcon } from '#content/facet/icons.ts';

/** The icon of a value; nothing if it has none. The value's name stands beside it. */
export function FacetIcon({ name }: { name: string | undefined }) {
  const path = facetIcon(name);
  if (path === undefined) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
