/** The steps of a complaint that its borrower is written to about. */
export type ToldComplaintStep =
  | 'received'
  | 'disputed'
  | 'replied'
  | 'wrote'
  | 'escalated'
  | 'late'
  | 'answered'
  | 'taken-back'
  | 'rejected'
  | 'regulator'
  | 'reopened'
  | 'closed';

export type BureauMessageStep = 'default' | 'raised' | 'corrected' | 'stands';
