/**
 * A webpack loader that makes unused modules of React Router removable. When they load, they call `forwardRef` and set
 * `displayName`. Because of these side effects webpack would keep forms, `NavLink` and framework prefetching: 4 kB
 * compressed. It also removes the long warning about blockers, because the site has none.
 */
export default function markPure(code) {
  return code
    .replace(/^[\w$.]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(/warning\(\s*blockerFunctions\.size === 0[^"]*"[^"]*"\s*\);/, '');
}
