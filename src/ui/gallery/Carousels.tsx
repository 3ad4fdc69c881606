import { Carousel } from '../carousel/Carousel.tsx';
import { Picture } from '../picture/Picture.tsx';
import { samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
  key: name,
  content: (
    <Picture
      src={samplePicture(name, index * 70)}
      alt={name}
      widths={[800]}
      ratio={3 / 2}
      sizes="90vw"
      style={{ aspectRatio: 3 / 2, blockSize: 'auto', inlineSize: '100%', objectFit: 'cover' }}
    />
  ),
}));

const VARIANTS = [
  { name: 'All controls, every two seconds', showControls: true, showIndicators: true, slides: SLIDES },
  {
    name: 'No controls but the one that stops it; Tab brings the arrows back',
    showControls: false,
    showIndicators: false,
    slides: SLIDES,
  },
  { name: 'One slide', showControls: true, showIndicators: true, slides: SLIDES.slice(0, 1) },
];

/** Moving elements. */
export function Carousels() {
  return (
    <Section title="Carousels">
      {VARIANTS.map(({ name, ...settings }) => (
        <Sample key={name} name={name}>
          <div style={{ inlineSize: '100%' }}>
            <Carousel label={name} subject="the samples" interval={2000} {...settings} />
          </div>
        </Sample>
      ))}
    </Section>
  );
}
