/**
 * The views that study one thing each. They are a module of their own, with their styles: many a person opens none of
 * them, and the first part of the explorer is to reach the page fast.
 */
import { CompareView } from './compare_view';
import { GridView } from './grid_view';
import { LayoutView } from './layout_view';
import { LdsView } from './lds_view';
import { MemoryView } from './memory_view';
import { OutputView } from './output_view';
import { ScheduleView } from './schedule_view';
import { StepView } from './step_view';
import compareCss from './styles/compare.css';
import layoutCss from './styles/layout.css';
import memoryCss from './styles/memory.css';
import outputCss from './styles/output.css';
import scheduleCss from './styles/schedule.css';
import stepCss from './styles/step.css';
import tuneCss from './styles/tune.css';
import { TuneView } from './tune_view';
import type { StudyName, View } from './views';
import type { Workspace } from './workspace';

export const STUDY_STYLES = [stepCss, layoutCss, scheduleCss, memoryCss, outputCss, compareCss, tuneCss].join('\n');

export const STUDY_MAKERS: Record<StudyName, (work: Workspace) => View> = {
  layout: work => new LayoutView(work),
  lds: work => new LdsView(work),
  step: work => new StepView(work),
  schedule: work => new ScheduleView(work),
  memory: work => new MemoryView(work),
  grid: work => new GridView(work),
  output: work => new OutputView(work),
  compare: work => new CompareView(work),
  tune: work => new TuneView(work)
};
