import type { ReactElement } from 'react';

/**
 * The default export of a `*.samples.tsx` file beside a component: what it looks like, by the name of the state.
 * States of one page share it, so those that cover the window are wrapped in `Alone`.
 */
export type Samples = Readonly<Record<string, ReactElement>>;

/** A component with its samples. */
export interface SampledComponent {
  /** Its part of the address, such as `card-grid`. */
  slug: string;
  /** `CardGrid` */
  name: string;
  /** Where its file is, such as `ui/card-grid`. */
  folder: string;
  states: readonly SampledState[];
}

export interface SampledState {
  /** The value of `state` in the address, such as `a-long-name`. */
  slug: string;
  name: string;
  element: ReactElement;
}

declare global {
  interface ImportMeta {
    /** https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ): { keys(): string[]; (file: string): { default: Samples } };
  }
}

/** All components with samples, by folder. A new file is found by its name. */
export function readSamples(): readonly SampledComponent[] {
  const files = import.meta.webpackContext('..', { recursive: true, regExp: /\.samples\.tsx$/ });
  return files.keys().map((file) => {
    const [, folder = '', name = ''] = /^\.\/(.*)\/(\w+)\.samples\.tsx$/.exec(file) ?? [];
    const states = Object.entries(files(file).default);
    return {
      slug: slugOf(name),
      name,
      folder,
      states: states.map(([state, element]) => ({ slug: slugOf(state), name: state, element })),
    };
  });
}

function slugOf(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
