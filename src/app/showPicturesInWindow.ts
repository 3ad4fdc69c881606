/**
 * Browsers request lazy pictures that are far below the window, and a page that is starting needs the network for its
 * code. Until then styles move the lazy pictures of a rendered page out of sight (`data-starting` in `styles/base`),
 * and this moves those back whose place is in the window.
 */
export function showPicturesInWindow(): void {
  const observer = new IntersectionObserver((places) => {
    for (const { isIntersecting, target } of places)
      if (isIntersecting) target.querySelector('img')?.setAttribute('loading', 'eager');
  });
  for (const picture of document.querySelectorAll('img[loading=lazy]'))
    observer.observe(picture.parentElement ?? picture);
}
