/** What the names' index knows about a document; of the FAQ, about a question. */
export interface NamedDocument {
  _id: string;
  name: string;
  /** Names it in addresses; of a question it is the anchor on the page. */
  alias?: { current: string } | undefined;
  /** Names of its categories. */
  categories: readonly string[];
  /** Its hall and booth; of an event its stage. */
  locationName?: string | undefined;
  /** When it was created, as ISO 8601; of performers. */
  createdAt?: string | undefined;
  /** Of performers. */
  isFeatured?: boolean | undefined;
  /** When an event starts, as it is stored. */
  startsAt?: string | undefined;
  /** The chapter of a question. */
  chapter?: string | undefined;
}
