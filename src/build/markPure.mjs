/**
 * A webpack loader for React Router. Its modules wrap components in `forwardRef` and name them for DevTools as they load,
 * so that webpack must keep those that the site does not use: forms, `NavLink`, prefetching for the router's framework.
 * 4 kB, packed.
 */
export default function markPure(code) {
  return code
    .replace(/^[\w$.]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1');
}
