/** A document in the index of names. For the FAQ, a question of a chapter. */
export interface NamedDocument {
  _id: string;
  name: string;
  /** Its alias in its address; for a question its anchor on the page. */
  alias?: { current: string } | undefined;
  /** Names of its categories. */
  categories: readonly string[];
  /** Its hall and booth; for an event its stage. */
  locationName?: string | undefined;
  /** When it was created, as ISO 8601; for performers. */
  createdAt?: string | undefined;
  /** For performers. */
  isFeatured?: boolean | undefined;
  /** When an event starts, as it is stored. */
  startsAt?: string | undefined;
  /** The chapter that a question belongs to. */
  chapter?: string | undefined;
}
