/** Draws each argument as the pictures for link previews do, and writes the widths as JSON. */
import { drawText } from '#server/link-preview/drawText.ts';

const box = { color: '#000000', size: 64, width: 1000, height: 200 };

Promise.all(process.argv.slice(2).map((text) => drawText({ ...box, text }))).then(
  (drawn) => console.log(JSON.stringify(drawn.map((one) => one?.width))),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
