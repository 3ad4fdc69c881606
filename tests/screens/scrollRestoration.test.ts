import { connectScrollRestoration } from '#app/router/scrollRestoration.ts';
import { memoryRouter } from '../support/memoryRouter.ts';

/** Reports a size at once, as in a browser. */
class ReportingResizeObserver {
  private readonly report: () => void;
  constructor(report: () => void) {
    this.report = report;
  }
  observe() {
    this.report();
  }
  disconnect() {}
}

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => Object.assign(window, { ResizeObserver: ReportingResizeObserver }));

const routes = ['/', '/faq'].map((path) => ({ path, id: path }));

test('a page that was scrolled before its script stays there, and the next screen starts at its top', async () => {
  const router = memoryRouter(['/'], routes);
  const disconnect = connectScrollRestoration(router);
  expect(scrollTo).not.toHaveBeenCalled();
  await router.navigate('/faq');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  disconnect();
});
