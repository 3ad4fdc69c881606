/** The path of the screen that shows a visitor's picks. */
export const MY_PATH = '/my';
