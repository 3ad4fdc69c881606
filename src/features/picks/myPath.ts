/** The path of the screen that shows what a visitor has saved. */
export const MY_PATH = '/my';
