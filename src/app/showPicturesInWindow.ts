/**
 * Browsers request lazy pictures that are far below the window, and a page that is starting needs the network for its
 * code. Until then styles move the lazy pictures of a rendered page out of sight (`data-starting` in `styles/base`),
 * and this moves those back whose place is in the window.
 */
export function showPicturesInWindow(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) for (const picture of target.querySelectorAll('img')) picture.loading = 'eager';
    }
  });
  for (const { parentElement } of document.querySelectorAll('[data-starting] img[loading=lazy]'))
    if (parentElement) observer.observe(parentElement);
}
