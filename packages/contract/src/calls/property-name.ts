import { slug } from '../fields/slug.ts';

/**
 * Words that, as a part of a property's name, say that the value is about a person. Analytics needs none of them:
 * the list exists to catch a mistake in review's stead, not to stop someone determined.
 */
const personalWords = new Set(
  `aadhaar account address birth birthday birthdate card contact contacts cvv dob email firstname fullname iban imei
   ip lastname lat latitude lng longitude mail mobile msisdn name otp pan passport password phone pin sss street
   surname tel tin token umid utr`.split(/\s+/u),
);

export const propertyName = slug(32)
  .refine(
    (name) => !name.split(/[._-]/u).some((part) => personalWords.has(part)),
    'Nothing about a person may be told here.',
  )
  .meta({
    description: 'Never the name of anything about a person: such names are refused.',
    examples: ['slide'],
  });
