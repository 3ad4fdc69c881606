/** What the card of an item shows. */
export interface CardModel {
  name: string;
  alias: string | undefined;
  detail: string | undefined;
  picture: string | undefined;
  /** A CSS colour behind the picture. */
  tint: string;
  /** Marks an item that has a button of its own. */
  hasLink: boolean;
  isFeatured: boolean;
}
