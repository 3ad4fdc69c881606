/** The mailing list: a form on another screen. */
export { SignUpForm } from './SignUpForm.tsx';
