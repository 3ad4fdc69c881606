/** The mailing list's manifest: a form that stands on another screen. */
export const mailingList = {
  load: () => import(/* webpackChunkName: "mailing-list" */ './SignUpForm'),
};
