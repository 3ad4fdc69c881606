/** Functions that check for mistakes of developers, or word them. Tests run with them. */
const CHECKS = [
  'invariant',
  'warning',
  'warningOnce',
  'warnOnce',
  'getInvalidPathError',
  'getDataRouterConsoleError',
];

/** Functions of abilities that the site does not use, and whose result without them is `undefined`. */
const UNUSED = [
  // Forms and fetchers.
  'isSubmissionNavigation',
  'getSubmissionFromNavigation',
  'handleAction',
  'getUpdatedActionData',
  'fetch2',
  'abortFetcher',
  'deleteFetcher',
  'getDoneFetcher',
  'setFetcherError',
  'getUpdatedRevalidatingFetchers',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  // Middleware.
  'runClientMiddlewarePipeline',
  // Blocked navigations.
  'shouldBlockNavigation',
  'updateBlocker',
  // Routes that are added later.
  'patchRoutesImpl',
  'checkFogOfWar',
  // Server components, and pages rendered by the framework.
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  'parseHydrationData',
];

const EMPTIED = new RegExp(
  `^( *)((?:async )?function (?:${[...CHECKS, ...UNUSED].join('|')}))\\([^]*?\\) \\{\\n[^]*?^\\1\\}`,
  'gm',
);

/**
 * A webpack loader that makes what the site does not use of React Router removable: a quarter of it. `.oxlintrc.json`
 * forbids the imports that would need it.
 *
 * When its modules load, they call `forwardRef` and set `displayName`. Because of these side effects webpack would keep
 * `NavLink` and framework prefetching. Other parts are called inside of `createRouter`, which webpack cannot divide.
 */
export default function slimRouter(code) {
  return code
    .replace(/^[\w$.]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(EMPTIED, '$1$2() {}')
    .replace(/\b(?:init|opts\?)\.(?:instrumentations|patchRoutesOnNavigation)\b/g, 'undefined')
    .replace(/\bopts && opts\.(?:submission|fetcherSubmission)\b/g, 'undefined')
    .replace(/\b(?:submission|activeSubmission) && isMutationMethod\b/g, 'false && isMutationMethod')
    .replace(/^ {2}if \(submission\) \{/gm, '  if (false) {')
    .replace(/\bfogOfWar\.active\b(?! =)|\bisFogOfWar\b(?=\))/g, 'false')
    .replace(/^ {2}fetchLoadMatches\.forEach\([^]*?^ {2}\}\);/m, '');
}
