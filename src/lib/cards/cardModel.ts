/** What the card of an item shows. */
export interface CardModel {
  name: string;
  alias: string | undefined;
  detail: string | undefined;
  picture: string | undefined;
  /** The category's colour, as CSS: it lies behind the picture. */
  tint: string | undefined;
  /** Marks an item that has a button of its own. */
  hasLink: boolean;
  isFeatured: boolean;
}
