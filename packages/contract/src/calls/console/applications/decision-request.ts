import { z } from 'zod';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { refusalReasons, sendBackReasons } from '../../../fields/order-reasons.ts';
import { decisionChoice, formSteps } from './application-fields.ts';

/** What a person decides: with an amount, against it with reasons, or what to mend. */
export const decisionRequest = {
  orderId: z.uuid(),
  decision: decisionChoice,
  amount: minorAmount
    .optional()
    .meta({ description: 'The most that is offered; what policy allows unless said.' }),
  reasons: z
    .array(z.enum([...refusalReasons, ...sendBackReasons]))
    .max(10)
    .optional(),
  verified: z.array(z.enum(formSteps)).max(4).optional().meta({
    description:
      'Which KYC steps whoever decides has verified: these are accepted with an approval, and no other.',
  }),
};
