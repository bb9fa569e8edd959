/** Inputs as they came: name (as in action.yml) → text. An absent input and an empty one are the same. */
export type RawInputs = Readonly<Record<string, string>>;
