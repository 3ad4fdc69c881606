/** The mailing list: a form on another screen. */
export const mailingList = {
  chunk: 'mailing-list',
  load: () => import(/* webpackChunkName: "mailing-list" */ './SignUpForm.tsx'),
};
