/** The chunk of `loadViewChips`. */
export const VIEW_CHIPS_CHUNK = 'view-chips';

/** Links to saved views, apart from the lists that show them. */
export async function loadViewChips() {
  const { ViewChips } = await import(/* webpackChunkName: "view-chips" */ './ViewChips.tsx');
  return { default: ViewChips };
}
