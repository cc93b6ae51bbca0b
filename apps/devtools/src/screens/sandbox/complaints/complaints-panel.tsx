import css from '@candor/ui/styles/chip.css?inline';
import { adoptStyles } from '../../../../../web/src/shell/adopt-styles.ts';
import { LoadState } from '../../../../../web/src/shell/load-state.tsx';
import type { AppPageData } from '../../../../../web/src/shell/page-data.ts';
import { useCall } from '../../../../../web/src/session/use-call.ts';
import { useLookAgain } from '../use-look-again.ts';
import { BoneComplaint } from './bone-complaint.tsx';
import { ComplaintCase } from './complaint-case.tsx';
import { english } from './texts.ts';

/** With what it is drawn in, once. */
adoptStyles(css);

/** Complaints that wait, the nearest deadline first, and those that were answered. */
export function ComplaintsPanel({ page }: { readonly page: AppPageData }) {
  const call = useCall('sandbox.problems', { market: page.config.market });
  useLookAgain(call.reload);
  return (
    <section className="x-panel" id="complaints" aria-labelledby="complaints-title">
      <h2 id="complaints-title">{english('complaints')}</h2>
      <p className="x-intro">{english('complaintsIntro')}</p>
      <div className="x-wide">
        <LoadState of={call} skeleton={<BoneComplaint />}>
          {({ problems }) =>
            problems.length === 0 ? (
              <p className="c-card c-card-roomy">{english('complaintsEmpty')}</p>
            ) : (
              <ul className="x-list">
                {problems.map((problem) => (
                  <ComplaintCase key={problem.reportId} problem={problem} page={page} onDone={call.reload} />
                ))}
              </ul>
            )
          }
        </LoadState>
      </div>
    </section>
  );
}
