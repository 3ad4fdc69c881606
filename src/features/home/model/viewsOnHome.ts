import type { FestivalEvent } from '#content/festival/schema.ts';

/** The `_id`s of the saved views on the home screen. */
export function viewsOnHome(event: FestivalEvent | undefined): string[] {
  const modules = event?.contentSections.flatMap((section) => section.modules) ?? [];
  return modules.flatMap((module) => (module._type === 'savedViewModule' ? [module.view._ref] : []));
}
