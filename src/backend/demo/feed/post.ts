/** A news post, as written by hand. */
export interface Post {
  /** Las Vegas time, for example `2025-10-24 09:30`. */
  at: string;
  headline: string;
  category: string;
  priority?: 'breaking' | 'high' | 'low';
  pinned?: true;
  tags?: readonly string[];
  label?: string;
  /** Name of the performer or exhibitor that it is about, whose picture can stand in. */
  about?: string;
  /** No picture of its own. */
  pictured?: false;
  button?: readonly [label: string, url: string];
  text: string;
}
