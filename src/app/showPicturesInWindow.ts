/**
 * Browsers request lazy pictures that are far below the window, and a page that is starting needs the network for its
 * code. Until then styles move the lazy pictures of a rendered page out of sight (`data-starting` in `styles/base`),
 * and this moves those back whose place is in the window.
 */
export function showPicturesInWindow(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    new IntersectionObserver(([place]) => {
      if (place?.isIntersecting) picture.loading = 'eager';
    }).observe(picture.parentElement ?? picture);
}
