/** The address of the not-found page. */
export const NOT_FOUND_PATH = '/404';

/** The router state of a navigation to the not-found page. */
export interface NotFoundState {
  /** The path that has no screen or no content. */
  attempted: string;
  /** The reason, if the content may exist nevertheless. */
  reason?: string | undefined;
  /** Whether only a script could find the content. */
  needsScripts?: true;
}
