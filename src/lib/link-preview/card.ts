/** Everything that is drawn into a page's picture. */
export interface LinkPreviewCard {
  /** The festival's name and dates. */
  head: string;
  title: string;
  text: string;
  /** URLs of one or four pictures, or none. */
  pictures: readonly string[];
  /** URL of the festival's picture, which lies behind the text if there are no other pictures. */
  backdrop: string | undefined;
  /** Such as `#f6f1e7`. */
  background: string;
  color: string;
  accent: string;
  /** Whether the page is; texts then begin at the right. Default: each as its first letter is. */
  isRightToLeft?: boolean;
}

/** A page's picture for link previews. */
export interface LinkPreviewPicture {
  card: LinkPreviewCard;
  /** Computed from the card, so that a card with other content is another file. */
  name: string;
}

/** The path of pictures for link previews. */
export const LINK_PREVIEW_PATH = '/share';
