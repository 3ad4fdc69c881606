import { PHONE } from '#hooks/useMediaQuery.ts';

/** Makes the window of jsdom as narrow as a phone, for the rest of the test or until mocks are restored. */
export function stubPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === PHONE,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}
