/** View model of a card. */
export interface CardModel {
  name: string;
  alias: string | undefined;
  detail: string | undefined;
  picture: string | undefined;
  /** The category's colour, as CSS, behind the picture. */
  tint: string | undefined;
  /** Whether the item has a button of its own. */
  hasLink: boolean;
  isFeatured: boolean;
}
