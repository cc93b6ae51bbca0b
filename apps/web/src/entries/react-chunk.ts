/** Names the chunk that holds React, so that an entry can ask for it by itself, beside the chunk that uses it. */
import 'react-dom/client';
import 'react/jsx-runtime';
