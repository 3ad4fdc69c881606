/** The router state of a navigation to the not-found page. */
export interface NotFoundState {
  /** The path that has no screen or content. */
  attempted: string;
  /** Why, where the content may exist all the same. */
  reason?: string | undefined;
}
