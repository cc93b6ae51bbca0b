import { BoneComplaint } from './complaints/bone-complaint.tsx';
import { deskWords } from './complaints/texts.ts';
import { latePart } from './late-part.tsx';

/** What the lender's people do with complaints. */
export const ComplaintsPart = latePart(
  async (language) => {
    const [{ ComplaintsPanel }] = await Promise.all([
      import('./complaints/complaints-panel.tsx'),
      deskWords.load(language),
    ]);
    return { Inner: ComplaintsPanel };
  },
  <BoneComplaint />,
);
