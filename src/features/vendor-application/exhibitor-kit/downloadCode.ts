/** The width of the picture at most, in pixels. It is sharp because a module of the code is a whole number of them. */
const PNG_WIDTH = 1200;

/** Downloads a QR code that the page shows, as a file with the listing's alias in its name. */
export function downloadCode(code: SVGSVGElement, format: 'svg' | 'png', alias: string): void {
  const link = document.createElement('a');
  link.href = format === 'svg' ? svgAddress(code) : pngAddress(code);
  link.download = `${alias}-qr.${format}`;
  link.click();
}

function svgAddress(code: SVGSVGElement): string {
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
}

function pngAddress(code: SVGSVGElement): string {
  const modules = code.viewBox.baseVal.width;
  const scale = Math.floor(PNG_WIDTH / modules);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules * scale;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  for (const path of code.querySelectorAll('path')) {
    if (!context) break;
    context.fillStyle = path.getAttribute('fill') ?? '';
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return canvas.toDataURL();
}
