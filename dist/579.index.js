export const id = 579;
export const ids = [579];
export const modules = {

/***/ 88579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ parseArgsStringToArgv)
/* harmony export */ });
/* unused harmony export default */

function parseArgsStringToArgv(value, env, file) {
    const myArray = [];
    if (env) {
        myArray.push(env);
    }
    if (file) {
        myArray.push(file);
    }
    let current = "";
    let inQuote = null;
    let hasToken = false; // Track if we've started a token (for empty quotes)
    let i = 0;
    while (i < value.length) {
        const char = value[i];
        if (inQuote) {
            // Inside quotes - look for the closing quote
            if (char === inQuote) {
                // End of quoted section
                inQuote = null;
            }
            else {
                // Add character to current token (without the quotes)
                current += char;
            }
        }
        else {
            // Outside quotes
            if (char === '"' || char === "'") {
                // Start of quoted section - this means we have a token even if empty
                inQuote = char;
                hasToken = true;
            }
            else if (/\s/.test(char)) {
                // Whitespace - end current token if we have one
                if (hasToken) {
                    myArray.push(current);
                    current = "";
                    hasToken = false;
                }
            }
            else {
                // Regular character - add to current token
                current += char;
                hasToken = true;
            }
        }
        i++;
    }
    // Don't forget the last token
    if (hasToken) {
        myArray.push(current);
    }
    return myArray;
}


/***/ })

};
