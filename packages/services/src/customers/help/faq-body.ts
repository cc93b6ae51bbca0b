/** As it is published and as it is answered. */
export type FaqBody = {
  topics: { topic: string; name: string }[];
  entries: {
    entry: string;
    topic: string;
    question: string;
    answer: string;
    alsoCalled: string[];
    opens: string | null;
  }[];
};
